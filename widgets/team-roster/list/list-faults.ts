// The sentences for a file or a text that is no list: what it is, and what to do.
import { useLingui } from '@lingui/react/macro'
import type { ListFault } from '#stores/product/team-roster/list-state.ts'

/** Returns the sentence of a fault. */
export function useListFaults(): (fault: ListFault) => string {
  const { t } = useLingui()
  return (fault) =>
    ({
      nobody: t`We found no players. Enter a line for each player, for example: Ada Lovelace; 10; M.`,
      empty: t`This file is empty.`,
      picture: t`This is a picture. Choose a spreadsheet or a text file, or type the list.`,
      protected: t`This workbook has a password. Remove it in your spreadsheet program, or copy the rows and paste them here.`,
      'old-workbook': t`This workbook was saved by an old version of Excel. Save it as .xlsx or CSV, or copy the rows and paste them here.`,
      other: t`There is no list in this file. Choose a spreadsheet or a text file, or copy the rows and paste them here.`,
      'too-large': t`This file is larger than 5 MB. Copy the rows of your team and paste them here.`,
      unreadable: t`This file could not be read; it may be damaged. Copy the rows and paste them here.`,
      reader: t`The reader for workbooks could not be loaded. Check your connection and try again, or copy the rows and paste them here.`,
    })[fault]
}
