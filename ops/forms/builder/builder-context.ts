import { createContext, useContext } from 'react'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import type { PublishedLegalText } from '#domain/forms/published-form.ts'

/** Stands for the form itself, beside its sections and fields. */
export const wholeForm = '*form'

/** What every part of the builder works with. */
export type Building = {
  form: FormDefinition
  texts: readonly PublishedLegalText[]
  /** The form, a section or a field. */
  selected: string
  select: (id: string) => void
  /** `step` joins letters that are typed into one place. */
  edit: (next: (form: FormDefinition) => FormDefinition, step?: string) => void
  /** Changes the selected field. */
  change: (field: Field, step?: string) => void
  newId: (kind: string) => string
  /** A version that was published. */
  isReadOnly: boolean
}

export const BuildingContext = createContext<Building | null>(null)

export function useBuilding(): Building {
  const building = useContext(BuildingContext)
  if (!building) throw new Error('Outside of the builder')
  return building
}
