import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { templateSaved } from '#domain/forms/templates/template-signals.ts'
import { onSignal, type Signal } from '../../../live/signals.ts'
import { templateQuery } from '../../templates/queries.ts'

/** Reads the form again when it was saved in another window, so that one that is only looked at shows it at once. */
export function useSavedElsewhere(slug: string) {
  const client = useQueryClient()
  const hear = useEffectEvent(({ kind, about, value }: Signal) => {
    const { queryKey } = templateQuery(slug)
    const known = client.getQueryData(queryKey)
    if (kind !== templateSaved || about !== slug || !known || known.revision >= Number(value)) return
    void client.invalidateQueries({ queryKey })
  })
  useEffect(() => onSignal((signal) => hear(signal)), [])
}
