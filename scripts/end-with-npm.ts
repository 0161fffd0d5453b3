// Ends with the npm that started us. npm sends a signal on to the shell it runs scripts in, and that ends without sending it further:
// shop and payment provider would go on without anybody knowing, and hold their ports.

/** How soon it is noticed. */
const every = 300

/** Sends this process the SIGTERM that its shell kept to itself, once npm's shell is gone. Without npm a parent may go: that is how daemons start. */
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
