// Formats the contract for machines: OpenAPI 3.1 with the schemas of every answer.
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Contract, ContractCall } from './call-info.ts'
import { extensionTexts } from './extensions.ts'
import { purchaseCalls } from './purchase.ts'

/** The document, ready for JSON. */
export function openApi(contract: Contract, version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of contract.calls) {
    const methods = (paths[`/${call.path}`] ??= {})
    const key = call.method.toLowerCase()
    // Two calls with the same path and method differ in their bodies.
    methods[key] = methods[key] ? { ...methods[key], description: `${describe(methods[key])} ${call.about}`.trim() } : operationOf(call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'What Touchline asks of a host',
      version,
      description: 'Every path is below the page’s `apiUrl`. CONTRACT.md has the rules that hold for all calls.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/{store}/', variables: { store: { default: 'nl' } } }],
    paths,
    components: {
      schemas: { ...withComponents(contract.shapes), Refusal: refusalSchema },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'touchline-sid',
          description: 'The session; the host may choose another name for the cookie.',
        },
        token: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN', description: 'The value of the readable cookie XSRF-TOKEN.' },
      },
    },
  }
}

const describe = (operation: object) => ('description' in operation ? String(operation.description) : '')

const refusalSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'The message for the shopper; %1 or %name stand for parameters.' },
    parameters: { anyOf: [{ type: 'array' }, { type: 'object' }] },
    code: { type: 'string', description: 'A code for scripts.' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

/** OpenAPI keeps definitions in another place than JSON Schema. */
function withComponents(schema: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

function operationOf({
  name,
  about,
  client,
  group,
  method,
  path,
  query,
  headers,
  payloads,
  answer,
  widgets,
  refusals,
}: ContractCall): object {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, key = '']) => ({
    name: key,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const given =
    (where: string) =>
    ([key, example]: [string, string]) => ({ name: key, in: where, required: false, example, schema: { type: 'string' } })
  const usual = client === 'session' ? { 'X-Requested-With': 'XMLHttpRequest', 'X-STORE-ID': '1' } : { 'X-STORE-ID': '1' }
  const refused = Object.groupBy(refusals, ({ status }) => status)
  return {
    operationId: name,
    description: about,
    tags: [name.split('.')[0]],
    'x-touchline-part': group,
    'x-touchline-widgets': widgets,
    'x-touchline-without': withoutCall(name, group),
    ...(client === 'session' ? { security: [method === 'GET' ? { session: [] } : { session: [], token: [] }] } : {}),
    parameters: [...inPath, ...Object.entries(query).map(given('query')), ...Object.entries({ ...usual, ...headers }).map(given('header'))],
    ...(payloads.length === 0
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { example: payloads[0], schema: schemaOfExample(payloads[0]) } } },
        }),
    responses: {
      200: { description: 'The answer.', content: contentOf(answer) },
      ...Object.fromEntries(
        Object.entries(refused).map(([status, list = []]) => [
          status,
          {
            description: list.map(({ code, when }) => (code ? `${code}: ${when}` : when)).join(' '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
        ]),
      ),
    },
  }
}

/** How a page behaves on a platform without the call: by itself for a call of the base, else with its whole extension. */
const withoutCall = (name: string, group: ContractCall['group']) =>
  group === 'base' ? (purchaseCalls.find((call) => call.name === name)?.without ?? '') : extensionTexts[group].without

function contentOf({ kind, example, schema }: ContractCall['answer']): object {
  if (kind === 'file') return { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
  if (kind === 'html') return { 'text/html': { schema: { type: 'string' }, example } }
  return { 'application/json': { schema: withComponents(schema), example } }
}

/** Only a TypeScript interface describes the body, so its schema is derived from the example. */
function schemaOfExample(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', items: value.length > 0 ? schemaOfExample(value[0]) : {} }
  if (typeof value === 'object' && value !== null)
    return { type: 'object', properties: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, schemaOfExample(one)])) }
  if (typeof value === 'string') return { type: 'string' }
  if (typeof value === 'number') return { type: 'number' }
  return typeof value === 'boolean' ? { type: 'boolean' } : {}
}
