// The form of a block, made from its fields: texts in the chosen language, other values for all; the mount's errors are beside the fields.
import { longestText, longestValue } from './limits.ts'
import { withText, withValue } from './blocks.ts'
import type { Said } from './Canvas.tsx'
import { CategoryPicker } from './CategoryPicker.tsx'
import { MomentInput } from './MomentInput.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { ScenePicker } from './ScenePicker.tsx'
import type { Block, Field, Language, Own, PaletteBlock, Value } from './wire.ts'

interface Props {
  block: Block
  about: PaletteBlock
  language: Language
  store: string
  scenes: readonly string[]
  said: readonly Said[]
  onChange: (block: Block, step: string) => void
  /** Announces a change to screen readers. */
  onNews: (news: string) => void
}

export function BlockForm({ block, about, language, store, scenes, said, onChange, onNews }: Props) {
  return (
    <div className="form">
      {about.fields.map((field) => {
        const id = `field-${block.id}-${field.name}`
        const fault = said.find(({ option }) => option === field.name)
        const step = `${block.id} ${field.name} ${language}`
        const described = [field.help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ')
        const own = { id, 'aria-describedby': described || undefined, 'aria-invalid': fault ? true : undefined }
        const put = (value: Value | undefined) => onChange(withValue(block, field.name, value), step)
        return (
          <div className="form-field" key={`${block.id} ${field.name}`}>
            <label htmlFor={id}>
              {field.label}
              {field.isLocal ? ` (${language})` : ''}
            </label>
            {field.isLocal ? (
              <Words
                field={field}
                own={own}
                text={block.texts[language][field.name] ?? ''}
                onText={(text) => onChange(withText(block, language, field.name, text), step)}
              />
            ) : field.kind === 'products' || field.kind === 'product' ? (
              <ProductPicker
                own={own}
                store={store}
                isMany={field.kind === 'products'}
                value={block.values[field.name]}
                onValue={put}
                onNews={onNews}
              />
            ) : field.kind === 'category' ? (
              <CategoryPicker own={own} store={store} value={block.values[field.name]} onValue={put} />
            ) : field.kind === 'moment' ? (
              <MomentInput own={own} value={block.values[field.name]} onValue={put} />
            ) : field.kind === 'scenes' ? (
              <ScenePicker own={own} scenes={scenes} value={block.values[field.name]} onValue={put} onNews={onNews} />
            ) : (
              <Plain field={field} own={own} value={block.values[field.name]} scenes={scenes} onValue={put} />
            )}
            {field.help ? (
              <p className="form-help" id={`${id}-help`}>
                {field.help.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
              </p>
            ) : null}
            {fault ? (
              <p className="form-fault" id={`${id}-fault`} role="status">
                {fault.sentence}
              </p>
            ) : null}
          </div>
        )
      })}
      <div className="form-field">
        <label htmlFor={`width-${block.id}`}>Width</label>
        <select
          id={`width-${block.id}`}
          value={block.width}
          onChange={(event) => onChange({ ...block, width: event.currentTarget.value === 'half' ? 'half' : 'full' }, '')}
        >
          <option value="full">Full width</option>
          <option value="half">Half width</option>
        </select>
      </div>
    </div>
  )
}

function Words({ field, own, text, onText }: { field: Field; own: Own; text: string; onText: (text: string) => void }) {
  return field.kind === 'long' ? (
    <textarea {...own} rows={8} maxLength={longestText} value={text} onInput={(event) => onText(event.currentTarget.value)} />
  ) : (
    <input {...own} maxLength={longestText} value={text} onInput={(event) => onText(event.currentTarget.value)} />
  )
}

interface PlainProps {
  field: Field
  own: Own
  value: Value | undefined
  scenes: readonly string[]
  onValue: (value: Value | undefined) => void
}

const yesOrNo = (value: string) => (value === 'true' ? 'Yes' : 'No')

function Plain({ field, own, value, scenes, onValue }: PlainProps) {
  const written = value === undefined ? '' : String(value)
  const choices = field.kind === 'scene' ? scenes : field.kind === 'switch' ? ['true', 'false'] : field.choices
  if (field.kind === 'choice' || field.kind === 'scene' || field.kind === 'switch') {
    const take = (chosen: string) => onValue(chosen === '' ? undefined : field.kind === 'switch' ? chosen === 'true' : chosen)
    return (
      <select {...own} value={written} onChange={(event) => take(event.currentTarget.value)}>
        <option value="">
          {field.standard ? `Default: ${field.kind === 'switch' ? yesOrNo(field.standard) : field.standard}` : 'Default'}
        </option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {field.kind === 'switch' ? yesOrNo(choice) : choice}
          </option>
        ))}
      </select>
    )
  }
  // Invalid numbers are kept as typed: the mount reports what is wrong.
  const read = (text: string): Value =>
    field.kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  return (
    <input
      {...own}
      maxLength={longestValue}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      placeholder={field.standard}
      value={written}
      onInput={(event) => onValue(read(event.currentTarget.value))}
    />
  )
}
