// What is too long for every day: every screen, state and schedule instead of a seeded sample. `npm run test:soak`
// The suites read SOAK and say themselves how much they did.
process.env['SOAK'] = '1'
await import('./test.ts')
