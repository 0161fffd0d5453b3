// The fixture for the conformance suite: a form as a theme prints it.
import type { Fixture } from '#widgets/fixture.ts'

/** Two required fields and an optional one. */
export const fixture: Fixture = {
  options: { onInput: true, submits: false },
  fallback:
    '<form action="/en/stage" method="get"><p><label for="stage-name">Name</label> <input id="stage-name" name="name" data-rules="required|min:2"></p><p><label for="stage-mail">E-mail</label> <input id="stage-mail" name="email" data-rules="required|bail|email"></p><p><button type="submit">Send</button></p></form>',
  scenes: { wrong: { press: ['button[type="submit"]'], shows: '.touchline-summary' } },
}
