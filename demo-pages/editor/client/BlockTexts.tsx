// The texts of a block in all languages side by side, so that a translation stands beside its original.
import type { ReactNode } from 'react'
import { languages, withText } from './blocks.ts'
import { textId } from './field-ids.ts'
import { longestText } from './limits.ts'
import { say } from './words.ts'
import type { Block, Field, Language, PaletteBlock } from './wire.ts'

interface Props {
  block: Block
  about: PaletteBlock
  /** The link that skips the canvas. */
  skip: ReactNode
  onChange: (block: Block, step: string) => void
}

export function BlockTexts({ block, about, skip, onChange }: Props) {
  const fields = about.fields.filter(({ isLocal }) => isLocal)
  if (fields.length === 0) return null
  return (
    <section className="panel texts" id="texts" aria-labelledby="texts-name" tabIndex={-1}>
      {skip}
      <h2 id="texts-name">{say('textsOf', { name: about.title })}</h2>
      {fields.map((field) => (
        <div className="texts-row" key={field.name}>
          {languages.map((language) => (
            <Text key={language} block={block} field={field} language={language} onChange={onChange} />
          ))}
          {field.help ? (
            <p className="form-help" id={`help-${block.id}-${field.name}`}>
              {field.help}
            </p>
          ) : null}
        </div>
      ))}
    </section>
  )
}

function Text({ block, field, language, onChange }: { block: Block; field: Field; language: Language; onChange: Props['onChange'] }) {
  const id = textId(block.id, field.name, language)
  const text = block.texts[language][field.name] ?? ''
  // What shoppers would read instead, as the host chooses it.
  const other = languages.map((one) => block.texts[one][field.name] ?? '').find((one) => one.trim() !== '') ?? ''
  const isMissing = text.trim() === '' && other !== ''
  const own = {
    id,
    lang: language,
    maxLength: longestText,
    value: text,
    placeholder: other,
    'data-missing': isMissing ? '' : undefined,
    'aria-describedby': field.help ? `help-${block.id}-${field.name}` : undefined,
  }
  const put = (typed: string) => onChange(withText(block, language, field.name, typed), `${block.id} ${field.name} ${language}`)
  return (
    <div className="form-field">
      <label htmlFor={id}>{say(isMissing ? 'missingIn' : 'inLanguage', { name: field.label, language: say(language) })}</label>
      {field.kind === 'long' ? (
        <textarea {...own} rows={5} onInput={(event) => put(event.currentTarget.value)} />
      ) : (
        <input {...own} onInput={(event) => put(event.currentTarget.value)} />
      )}
    </div>
  )
}
