// Maps a rule's problem to its message. The message's id is the rule's code, so that a host can reword it.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldCode, FieldProblem } from '#shared/domain/field-checks.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { sentence } from '#shared/i18n/sentences.ts'

type OwnCode = Extract<FieldCode, `rule.${string}`>

/** Messages for rules that the spec does not word. */
const own: Readonly<Record<Exclude<OwnCode, 'rule.regex' | 'rule.slow'>, MessageDescriptor>> = {
  'rule.accepted': msg({ id: 'rule.accepted', message: 'Please accept this' }),
  'rule.alpha': msg({ id: 'rule.alpha', message: 'Please use letters only' }),
  'rule.alpha-num': msg({ id: 'rule.alpha-num', message: 'Please use letters and digits only' }),
  'rule.alpha-num-dash': msg({ id: 'rule.alpha-num-dash', message: 'Please use letters, digits and dashes only' }),
  'rule.between-length': msg({ id: 'rule.between-length', message: 'Please enter {min} to {max} characters' }),
  'rule.digits': msg({ id: 'rule.digits', message: 'Please enter exactly {count} digits' }),
  'rule.ends-with': msg({ id: 'rule.ends-with', message: 'The value has to end with: {text}' }),
  'rule.equal': msg({ id: 'rule.equal', message: 'The number has to be {number}' }),
  'rule.equal-length': msg({ id: 'rule.equal-length', message: 'Please enter exactly {length} characters' }),
  'rule.integer': msg({ id: 'rule.integer', message: 'Please enter a whole number' }),
  'rule.max': msg({ id: 'rule.max', message: 'Please enter {number} or less' }),
  'rule.min': msg({ id: 'rule.min', message: 'Please enter {number} or more' }),
  'rule.num-dash': msg({ id: 'rule.num-dash', message: 'Please use digits and dashes only' }),
  'rule.number': msg({ id: 'rule.number', message: 'Please enter a number' }),
  'rule.starts-with': msg({ id: 'rule.starts-with', message: 'The value has to start with: {text}' }),
}

/** Returns the message shown beside the field; null where nothing is wrong with it. */
export function sentenceOf({ code, values = {} }: FieldProblem): string | null {
  switch (code) {
    case 'rule.slow':
      return null
    case 'form.required':
    case 'form.email':
    case 'form.between':
    case 'form.min-length':
    case 'form.max-length':
    case 'form.incorrect':
      return sentence(code, values)
    case 'rule.regex':
      return sentence('form.incorrect')
    default:
      return i18n._({ ...own[code], values })
  }
}
