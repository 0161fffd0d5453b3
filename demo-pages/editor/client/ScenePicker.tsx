// Several pictures of the shop, in an order: each is added behind the others, moved forward or removed.
import { focusSoon } from './focus-soon.ts'
import type { Own, Value } from './wire.ts'

interface Props {
  own: Own
  scenes: readonly string[]
  value: Value | undefined
  onValue: (value: Value | undefined) => void
}

export function ScenePicker({ own, scenes, value, onValue }: Props) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  const put = (next: readonly string[]) => {
    onValue(next.length > 0 ? [...next] : undefined)
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
              <button
                type="button"
                aria-label={`Move up: ${at + 1}. ${scene}`}
                onClick={() => put(without(at).toSpliced(at - 1, 0, scene))}
              >
                ↑
              </button>
            ) : null}
            <button type="button" aria-label={`Remove ${at + 1}. ${scene}`} onClick={() => put(without(at))}>
              ✕
            </button>
          </li>
        ))}
      </ol>
      <select {...own} value="" onChange={(event) => put([...chosen, event.currentTarget.value])}>
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
