// The placeholder of the size chart while it loads.
import { useLingui } from '@lingui/react/macro'

/** Reserves the space, and announces that the chart is loading. */
export function ChartComing() {
  const { t } = useLingui()
  return <div className="size-chart-coming" role="status" aria-label={t`Loading the size chart`} />
}
