// The place of the size chart until it is there.
import { useLingui } from '@lingui/react/macro'

/** Keeps the room, and says that the chart is on its way. */
export function ChartComing() {
  const { t } = useLingui()
  return <div className="size-chart-coming" role="status" aria-label={t`Loading the size chart`} />
}
