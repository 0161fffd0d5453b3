// Gives tests the English sentence of every code, since they load no catalogues.
/// <reference types="vite/types/importMeta.d.ts" />
import type { MessageDescriptor } from '@lingui/core'
import { standIns } from '#shared/i18n/stand-ins.ts'

const tables = import.meta.glob<Readonly<Record<string, MessageDescriptor | null>>>('/shared/**/codes.ts', { eager: true, import: 'codes' })
for (const [code, sentence] of Object.values(tables).flatMap((table) => Object.entries(table)))
  if (sentence?.message !== undefined) standIns.set(code, sentence.message)
