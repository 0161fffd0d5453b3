// Gives each unit test file modules of its own, in a worker that goes on: what its stores kept is not found by the next.
import { vi } from 'vitest'

vi.resetModules()
