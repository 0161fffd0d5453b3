// Runs the tests that take too long for every day: every screen, state and schedule instead of a seeded sample. `npm run test:soak`
// The suites read the scope and report themselves how many cases they ran.
process.env['SCOPE'] = 'soak'
await import('./test.ts')
