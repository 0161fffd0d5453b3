// Starts the mock host, a pretend platform for themes without a shop: npm run mock-host -- --base --pages ./theme
import { runMockHost } from './mock-host/command.ts'

await runMockHost(process.argv.slice(2))
