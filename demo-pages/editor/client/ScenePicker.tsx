// Picks several pictures of the shop in an order: each is added at the end, moved forward or removed.
import { focusSoon } from './focus-soon.ts'
import { IconButton } from './IconButton.tsx'
import type { Own, Value } from './wire.ts'

interface Props {
  own: Own
  scenes: readonly string[]
  value: Value | undefined
  onValue: (value: Value | undefined) => void
  /** Announces a change to screen readers. */
  onNews: (news: string) => void
}

export function ScenePicker({ own, scenes, value, onValue, onNews }: Props) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  const put = (next: readonly string[], news: string) => {
    onValue(next.length > 0 ? [...next] : undefined)
    onNews(news)
    // The pressed button may have been removed with its item.
    focusSoon(`#${own.id}`)
  }
  const without = (at: number) => chosen.filter((_, other) => other !== at)
  return (
    <div className="picker">
      <ol className="picker-chosen">
        {chosen.map((scene, at) => (
          <li key={`${at} ${scene}`}>
            {at + 1}. {scene}{' '}
            {at > 0 ? (
              <IconButton
                icon="up"
                label={`Move up: ${at + 1}. ${scene}`}
                onPress={() => put(without(at).toSpliced(at - 1, 0, scene), `${scene} is now picture ${at} of ${chosen.length}.`)}
              />
            ) : null}
            <IconButton icon="remove" label={`Remove ${at + 1}. ${scene}`} onPress={() => put(without(at), `${scene} removed.`)} />
          </li>
        ))}
      </ol>
      <select {...own} value="" onChange={(event) => put([...chosen, event.currentTarget.value], `${event.currentTarget.value} added.`)}>
        <option value="">Add a picture</option>
        {scenes.map((scene) => (
          <option key={scene} value={scene}>
            {scene}
          </option>
        ))}
      </select>
    </div>
  )
}
