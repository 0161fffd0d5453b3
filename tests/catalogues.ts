// The texts of a widget as the build compiles them, for tests in deeper folders.
export { compiledOf } from '../scripts/messages/catalogues.ts'
