// Where a list is pasted, typed, chosen as a file or dropped. The text stays until it is part of the team.
import { type DragEvent, useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { tableRows } from '#shared/html/table-rows.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { ListStore } from '#stores/product/team-roster/player-list.ts'
import { focusSoon } from '../focus.ts'
import { useListFaults } from './list-faults.ts'
import { textOfPasted } from './pasted-list.ts'

/** What a file dialog offers; what else is dropped is looked at all the same. Telephones know types only, and often none of a CSV file. */
const KINDS = [
  ...['.csv', '.tsv', '.txt', '.xlsx', '.ods', '.xls', '.htm', '.html', 'text/*', 'application/octet-stream'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
].join(',')

/** The step. */
export function EntryStep({ store, onDone }: { store: ListStore; onDone: () => void }) {
  const { t } = useLingui()
  const { id } = useMount()
  const { text, file, step } = useShared(store.$list)
  const faults = useListFaults()
  const isReading = step.at === 'reading'
  const fault = step.at === 'entry' ? step.fault : null
  useEffect(() => focusSoon(id('list-text')), [id])
  const open = (chosen: File | undefined) => {
    if (chosen) void store.readFile(chosen, tableRows)
  }
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files
    // A dropped text goes into the field, as the browser does it.
    if (!dropped) return
    event.preventDefault()
    open(dropped)
  }
  return (
    <div className="team-list-step" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Field
        id={id('list-text')}
        label={t`Your list`}
        hint={t`Copy it from a spreadsheet or a message, or type it: a line for each player. Before anything is added, you see what becomes of it.`}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            className="touchline-input team-roster-text"
            rows={6}
            dir="auto"
            value={text}
            onInput={(event) => store.type(event.currentTarget.value)}
            onPaste={(event) => {
              const plain = event.clipboardData.getData('text/plain')
              const pasted = textOfPasted({ html: event.clipboardData.getData('text/html'), text: plain })
              // A text is the browser's to paste, also below another.
              if (text.trim() !== '' || pasted === plain) return
              event.preventDefault()
              store.type(pasted)
            }}
          />
        )}
      </Field>
      <Field
        id={id('list-file')}
        label={t`Or a file`}
        hint={t`A workbook (.xlsx, .ods), CSV or text, up to 5 MB. You can also drop it here.`}
      >
        {(wiring) => (
          <input
            {...wiring}
            className="touchline-input touchline-files"
            type="file"
            accept={KINDS}
            onChange={(event) => {
              open(event.currentTarget.files?.[0])
              // The same file can be chosen again after it was corrected.
              event.currentTarget.value = ''
            }}
          />
        )}
      </Field>
      {fault ? (
        <Notice tone="error" action={file ? <Button onPress={() => void store.readFile(file, tableRows)}>{t`Try again`}</Button> : null}>
          {faults(fault)}
        </Notice>
      ) : null}
      <div className="team-roster-tools">
        <Button tone="primary" isBusy={isReading} onPress={store.read}>{t`Check the list`}</Button>
        <Button tone="quiet" onPress={onDone}>{t`Close`}</Button>
      </div>
    </div>
  )
}
