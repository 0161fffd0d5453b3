// All that the tests hold, both flavours, both databases, every call, widget and journey: `npm run test:all`. Run it before an issue ends.
process.env['SCOPE'] = 'all'
await import('./test.ts')
