// Says what a newer version changes for a theme: the package's command `touchline upgrade`.
import { runUpgrade } from './upgrade/command.ts'

await runUpgrade(process.argv.slice(2))
