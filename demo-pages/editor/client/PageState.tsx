// What shoppers see of the page, with the one step that fits: publishing a draft or its changes, or taking the page down.
import { GapsDialog } from './GapsDialog.tsx'
import { stateText } from './page-state.ts'
import { TakeDown } from './TakeDown.tsx'
import type { Publishing } from './use-publishing.ts'
import { say } from './words.ts'
import type { Block, Gap, PaletteBlock } from './wire.ts'

interface Props {
  publishing: Publishing
  /** The path of the page in a store. */
  address: string
  blocks: readonly Block[]
  palette: readonly PaletteBlock[]
  /** Goes to the place of a gap. */
  onGap: (gap: Gap) => void
}

export function PageState({ publishing, address, blocks, palette, onGap }: Props) {
  const { state, plan, news, gaps, publish, publishWithGaps, closeGaps } = publishing
  return (
    <div className="page-state" data-state={state.kind}>
      <p id="page-state" role="status" tabIndex={-1}>
        {stateText(state, plan)}
      </p>
      {state.kind === 'published' ? (
        <TakeDown publishing={publishing} address={address} />
      ) : (
        <button type="button" className="main" onClick={() => void publish()}>
          {say(state.kind === 'draft' ? 'publish' : 'publishChanges')}
        </button>
      )}
      <p role="status" className="page-news">
        {news}
      </p>
      {gaps ? (
        <GapsDialog
          gaps={gaps}
          blocks={blocks}
          palette={palette}
          onGap={onGap}
          onPublish={() => void publishWithGaps()}
          onClose={closeGaps}
        />
      ) : null}
    </div>
  )
}
