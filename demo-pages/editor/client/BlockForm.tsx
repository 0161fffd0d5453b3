// The form of a block's values that all languages share; what is missing or wrong is said beside the field, in words.
import { withValue } from './blocks.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { faultOf, faultText, missingText } from './fault-of.ts'
import { fieldId } from './field-ids.ts'
import { longestValue } from './limits.ts'
import { MomentInput } from './MomentInput.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { ScenePicker } from './ScenePicker.tsx'
import { say } from './words.ts'
import type { Block, Field, Own, PaletteBlock, Scene, Value } from './wire.ts'

interface Props {
  block: Block
  about: PaletteBlock
  store: string
  scenes: readonly Scene[]
  onChange: (block: Block, step: string) => void
  /** Announces a change to screen readers. */
  onNews: (news: string) => void
}

export function BlockForm({ block, about, store, scenes, onChange, onNews }: Props) {
  return (
    <div className="form">
      {about.fields
        .filter(({ isLocal }) => !isLocal)
        .map((field) => {
          const id = fieldId(block.id, field.name)
          const value = block.values[field.name]
          const fault = faultIn(about, field, value)
          const described = [field.help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ')
          const own = { id, 'aria-describedby': described || undefined, 'aria-invalid': fault ? true : undefined }
          const put = (next: Value | undefined) => onChange(withValue(block, field.name, next), `${block.id} ${field.name}`)
          return (
            <div className="form-field" key={`${block.id} ${field.name}`}>
              <label htmlFor={id}>{field.label}</label>
              {field.kind === 'products' || field.kind === 'product' ? (
                <ProductPicker own={own} store={store} isMany={field.kind === 'products'} value={value} onValue={put} onNews={onNews} />
              ) : field.kind === 'category' ? (
                <CategoryPicker own={own} store={store} value={value} onValue={put} />
              ) : field.kind === 'moment' ? (
                <MomentInput own={own} value={value} onValue={put} />
              ) : field.kind === 'scenes' ? (
                <ScenePicker own={own} scenes={scenes} value={value} onValue={put} onNews={onNews} />
              ) : (
                <Plain field={field} own={own} value={value} scenes={scenes} onValue={put} />
              )}
              {field.help ? (
                <p className="form-help" id={`${id}-help`}>
                  {field.help}
                </p>
              ) : null}
              {fault ? (
                <p className="form-fault" id={`${id}-fault`} role="status">
                  {fault}
                </p>
              ) : null}
            </div>
          )
        })}
      <div className="form-field">
        <label htmlFor={`width-${block.id}`}>{say('width')}</label>
        <select
          id={`width-${block.id}`}
          value={block.width}
          onChange={(event) => onChange({ ...block, width: event.currentTarget.value === 'half' ? 'half' : 'full' }, '')}
        >
          <option value="full">{say('fullWidth')}</option>
          <option value="half">{say('halfWidth')}</option>
        </select>
      </div>
    </div>
  )
}

function faultIn({ required }: PaletteBlock, field: Field, value: Value | undefined): string | null {
  if (required.includes(field.name) && (value === undefined || value === '')) return missingText(say, field)
  const fault = faultOf(field, value)
  return fault && faultText(say, fault)
}

interface PlainProps {
  field: Field
  own: Own
  value: Value | undefined
  scenes: readonly Scene[]
  onValue: (value: Value | undefined) => void
}

/** The choices of a field with their names. */
function choicesOf({ kind, choices, names }: Field, scenes: readonly Scene[]): [value: string, name: string][] {
  if (kind === 'scene') return scenes.map(({ name, label }) => [name, label])
  if (kind === 'switch')
    return [
      ['true', say('yes')],
      ['false', say('no')],
    ]
  return choices.map((choice) => [choice, names[choice] ?? choice])
}

function Plain({ field, own, value, scenes, onValue }: PlainProps) {
  const written = value === undefined ? '' : String(value)
  if (field.kind === 'choice' || field.kind === 'scene' || field.kind === 'switch') {
    const choices = choicesOf(field, scenes)
    const standard = choices.find(([choice]) => choice === field.standard)?.[1]
    const take = (chosen: string) => onValue(chosen === '' ? undefined : field.kind === 'switch' ? chosen === 'true' : chosen)
    return (
      <select {...own} value={written} onChange={(event) => take(event.currentTarget.value)}>
        <option value="">{standard ? say('standardIs', { value: standard }) : say('standard')}</option>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  // Invalid numbers are kept as typed, and said to be wrong.
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
