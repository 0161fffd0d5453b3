// What is too long for every day: every screen, state and schedule instead of a seeded sample. `npm run test:soak`
// The suites read the scope and say themselves how much they did.
process.env['SCOPE'] = 'soak'
await import('./test.ts')
