// Runs all tests: both flavours, both databases, every call, widget and journey. `npm run test:all`. Run it before you close an issue.
process.env['SCOPE'] = 'all'
await import('./test.ts')
