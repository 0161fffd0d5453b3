// The faults of a mock host: which calls it answers wrongly or late.
import type { ExampleCall } from './answer-call.ts'
import type { Fault } from './fault.ts'
import { findCalls } from './find-calls.ts'

/** The faults that are set, by call. */
export class Faults {
  readonly #calls: readonly ExampleCall[]
  readonly #faults = new Map<string, Fault>()
  readonly #delays = new Map<string, number>()

  constructor(calls: readonly ExampleCall[]) {
    this.#calls = calls
  }

  /** Makes a call fail. */
  set(name: string, fault: Fault): void {
    for (const call of findCalls(this.#calls, name)) this.#faults.set(call.name, fault)
  }

  /** Makes a call wait. */
  delay(name: string, milliseconds: number): void {
    for (const call of findCalls(this.#calls, name)) this.#delays.set(call.name, milliseconds)
  }

  /** Ends all of them. */
  clear(): void {
    this.#faults.clear()
    this.#delays.clear()
  }

  /** Waits as long as a call has to, and returns its fault. */
  async of(name: string): Promise<Fault | null> {
    const delay = this.#delays.get(name)
    if (delay !== undefined) await new Promise((done) => setTimeout(done, delay))
    return this.#faults.get(name) ?? null
  }
}
