import { putDrying } from '../jobs/setup-api.ts'
import { useSetupChange } from '../jobs/use-setup-change.ts'

export function useDryingChange(onDone: () => void) {
  return useSetupChange({ of: ({ drying }) => drying, put: putDrying, onDone })
}
