// Learns a widget whose markup differs with each value of a choice, such as a multi-step form: one template per value.
import { inferTemplate, type Draw, type Inferred } from './infer.ts'
import type { TemplateOption } from './options.ts'
import type { Part } from './parts.ts'

/** Like `inferTemplate`. If other options depend on a choice, infers each of its values separately, since no try combines three options. */
export function inferEach(draw: Draw, all: readonly TemplateOption[]): Inferred | string {
  const whole = attempt(() => inferTemplate(draw, all))
  if (typeof whole === 'string') return whole
  for (const choice of all.filter(({ kind }) => kind === 'choice')) {
    if (whole && !isEntangled(whole, choice.name)) continue
    const apart = attempt(() => inferApart(draw, all, choice))
    if (apart) return apart
  }
  return whole ?? 'Its options depend on one another.'
}

/** Whether it was left out, or caused others to be left out, or shares a condition with another option. */
function isEntangled({ parts, leftOut }: Inferred, name: string): boolean {
  const isReason = Object.values(leftOut).some((reason) => reason.includes(`\`${name}\``))
  return name in leftOut || isReason || parts.some((part) => isShared(part, name))
}

/** Whether the part, or one in it, depends on the option and on another at once. */
function isShared(part: Part, name: string): boolean {
  if (part.kind === 'each') return part.parts.some((one) => isShared(one, name))
  if (part.kind !== 'if') return false
  const isHere = part.when.length > 1 && part.when.some(({ option }) => option === name)
  return isHere || [...part.parts, ...part.otherwise].some((one) => isShared(one, name))
}

function inferApart(draw: Draw, all: readonly TemplateOption[], choice: TemplateOption): Inferred | null {
  const others = all.filter((one) => one !== choice)
  const bare = inferTemplate(draw, others)
  if (typeof bare === 'string') return null
  const branches: { value: string | boolean | number; inferred: Inferred }[] = []
  for (const value of choice.choices) {
    const inferred = inferTemplate(draw, others, { [choice.name]: value })
    if (typeof inferred === 'string') return null
    branches.push({ value, inferred })
  }
  const every = [bare, ...branches.map(({ inferred }) => inferred)]
  const leftOut = Object.assign({}, ...every.map((one) => one.leftOut))
  const prints = new Set(every.map(({ fingerprint }) => fingerprint))
  const isOther = ({ inferred }: (typeof branches)[number]) => JSON.stringify(inferred.parts) !== JSON.stringify(bare.parts)
  return {
    parts: branches
      .filter(isOther)
      .reduceRight<readonly Part[]>(
        (otherwise, { value, inferred: { parts } }) => [
          { kind: 'if', when: [{ option: choice.name, equals: 'value', value }], parts, otherwise },
        ],
        bare.parts,
      ),
    options: all.filter(({ name }) => !(name in leftOut)),
    leftOut,
    withoutQuery: [...new Set(every.flatMap((one) => one.withoutQuery))],
    fingerprint: prints.size === 1 ? bare.fingerprint : 'any',
    tried: every.flatMap((one) => one.tried),
    together: every.flatMap((one) => one.together),
  }
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    // The template does not print what the widget drew.
    return null
  }
}
