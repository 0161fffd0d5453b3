// Ends this process with the npm that started it. npm sends a signal to its shell, which ends without passing it on:
// shop and payment provider would keep running unnoticed, and keep their ports.

/** The interval of the check, in milliseconds. */
const every = 300

/** Sends SIGTERM to this process once npm's shell has ended. Without npm the parent may end: that is how daemons start. */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, every)
  timer.unref()
}
