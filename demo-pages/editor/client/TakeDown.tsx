// Takes a published page down, after a question.
import type { Publishing } from './use-publishing.ts'
import { say } from './words.ts'

export function TakeDown({ publishing: { plan, takeDown }, address }: { publishing: Publishing; address: string }) {
  return (
    <>
      <button type="button" popoverTarget="take-down">
        {say('takeDown')}
      </button>
      <div id="take-down" className="question" popover="auto">
        <p>
          {say('takeDownAsk', { address })} {plan ? say('takeDownPlan') : ''}
        </p>
        <button type="button" popoverTarget="take-down" popoverTargetAction="hide" onClick={() => void takeDown()}>
          {say('takeDownYes')}
        </button>
        <button type="button" popoverTarget="take-down" popoverTargetAction="hide">
          {say('takeDownNo')}
        </button>
      </div>
    </>
  )
}
