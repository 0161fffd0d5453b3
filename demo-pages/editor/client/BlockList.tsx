// The list of the page's blocks: each can be selected, moved by drag or by keys, duplicated and removed.
import { missingLanguages } from './blocks.ts'
import { languageNames, say } from './words.ts'
import { IconButton } from './IconButton.tsx'
import { useDragOrder } from './use-drag-order.ts'
import type { Block, PaletteBlock } from './wire.ts'

interface Props {
  blocks: readonly Block[]
  palette: readonly PaletteBlock[]
  selected: string | null
  onSelect: (id: string) => void
  onMove: (id: string, to: number) => void
  onDouble: (block: Block) => void
  onRemove: (block: Block) => void
}

export function BlockList({ blocks, palette, selected, onSelect, onMove, onDouble, onRemove }: Props) {
  const list = useDragOrder(onMove)
  return (
    <ol className="blocks" ref={list} aria-label={say('blocksOfPage')}>
      {blocks.map((block, at) => {
        const about = palette.find(({ type }) => type === block.type)
        const name = `${at + 1}. ${about?.title ?? block.type}`
        const missing = about ? missingLanguages(block, about) : []
        return (
          <li key={block.id} className="blocks-item" data-block-item={block.id} draggable>
            <button
              type="button"
              className="blocks-name"
              aria-pressed={block.id === selected}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => onSelect(block.id)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                event.preventDefault()
                onMove(block.id, event.key === 'ArrowUp' ? at - 1 : at + 1)
              }}
            >
              {name}
              {missing.length > 0 ? <small> {say('without', { languages: languageNames(missing) })}</small> : null}
            </button>
            <span className="blocks-tools">
              <IconButton icon="up" label={say('moveUp', { name })} isOff={at === 0} onPress={() => onMove(block.id, at - 1)} />
              <IconButton
                icon="down"
                label={say('moveDown', { name })}
                isOff={at === blocks.length - 1}
                onPress={() => onMove(block.id, at + 1)}
              />
              <IconButton icon="double" label={say('duplicate', { name })} onPress={() => onDouble(block)} />
              <IconButton icon="remove" label={say('remove', { name })} onPress={() => onRemove(block)} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
