// A field for files: the platform's own, with the names of the chosen files and a button to remove each.
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { bin } from './icons.ts'
import { say } from './say.ts'

/** Props of a file field besides those of its field. State types, size and number in `hint`, before anybody chooses. */
export interface FileFieldProps extends Omit<FieldProps, 'children'> {
  name: string
  files: readonly File[]
  onChoose: (files: readonly File[]) => void
  /** Accepted types, e.g. `image/jpeg,image/png`. */
  accept?: string
  isMultiple?: boolean
  isRequired?: boolean
}

/** A file field. */
export function FileField({ name, files, onChoose, accept, isMultiple = false, isRequired = false, ...field }: FileFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const takeOut = (gone: File) => {
    const rest = files.filter((file) => file !== gone)
    // The platform's own list cannot be edited, only replaced.
    const list = new DataTransfer()
    for (const file of rest) list.items.add(file)
    if (input.current) input.current.files = list.files
    onChoose(rest)
    // The button is removed with its file, and the focus would be lost.
    input.current?.focus()
    const { name: fileName } = gone
    say(t`${fileName} was removed.`)
  }
  const choose = (chosen: readonly File[]) => {
    onChoose(chosen)
    const names = chosen.map((file) => file.name).join(', ')
    if (names !== '') say(names)
  }
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            ref={input}
            className="touchline-input touchline-files"
            type="file"
            name={name}
            accept={accept}
            multiple={isMultiple}
            onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
            aria-required={isRequired ? 'true' : undefined}
          />
          {files.length > 0 ? (
            <ul className="touchline-file-list">
              {files.map((file) => {
                const { name: fileName } = file
                return (
                  <li key={`${fileName} ${file.size} ${file.lastModified}`}>
                    <span>{fileName}</span>
                    <IconButton icon={bin} label={t`Remove ${fileName}`} onPress={() => takeOut(file)} />
                  </li>
                )
              })}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  )
}
