import { useState } from 'react'
import type * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { isDraftStored, useDraftForm } from '../../ui/use-draft-form.ts'
import type { Faults } from './point-draft.ts'

type PlaceForm<Draft, Fields> = {
  key: string
  base: Draft
  /** What stays as it is on the server until someone types another: the number of a new point, which another one may take meanwhile. */
  following?: Partial<Draft>
  schema: z.ZodType<Partial<Draft>>
  read: (draft: Draft) => { fields: Fields | null; faults: Faults }
  /** `draft` says from what it was made. */
  save: (fields: Fields, id: string, draft: Draft) => void
}

/** The form of a point or of a place where the air is measured. What is typed stays on this device until it is saved. */
export function usePlaceForm<Draft extends { id: string; made_from: string }, Fields>({
  key,
  base,
  following,
  schema,
  read,
  save,
}: PlaceForm<Draft, Fields>) {
  const [opened] = useState(base)
  const [isTried, setTried] = useState(false)
  const [wasLeft, setWasLeft] = useState(() => isDraftStored(key))
  const { values, change, clear } = useDraftForm({ key, base: { ...opened, ...following }, schema })
  const { fields, faults } = read(values)
  return {
    values,
    faults: isTried ? faults : {},
    wasLeft,
    type: (changed: Partial<Draft>) =>
      change(values.id ? changed : { id: newId(), made_from: opened.made_from, ...changed }),
    save() {
      setTried(true)
      if (fields) save(fields, values.id || newId(), values)
    },
    clear,
    startOver() {
      clear()
      setWasLeft(false)
    },
  }
}
