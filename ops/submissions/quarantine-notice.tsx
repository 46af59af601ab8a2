import { useMutation, useQueryClient } from '@tanstack/react-query'
import { releaseLead } from './leads-api.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { suspicionWords } from '#domain/leads/suspicion/suspicion.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { notifyProblem } from '../ui/notify.ts'
import { leadQuery, invalidateLead, invalidateLeads } from './queries.ts'

/** Why a request is in quarantine, and the button that releases it. */
export function QuarantineNotice({ lead }: { lead: LeadDetail }) {
  const client = useQueryClient()
  const mayRelease = useMay('submissions.spam')

  const release = useMutation({
    mutationFn: () => releaseLead(lead.id),
    onSuccess(row) {
      client.setQueryData(leadQuery(lead.id).queryKey, (known) => known && { ...known, ...row })
      void invalidateLead(client, lead.id)
      void invalidateLeads(client)
    },
    onError: notifyProblem,
  })

  return (
    <section aria-label="Quarantine" className="border-l-4 border-gold bg-gold-wash px-4 py-3">
      <h3 className="text-xl">Held in quarantine</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {lead.quarantine_reasons.map((reason) => (
          <li key={reason}>{suspicionWords(reason)}</li>
        ))}
      </ul>
      {mayRelease ? (
        <button
          type="button"
          className={`mt-3 ${button('plain')}`}
          aria-disabled={release.isPending}
          onClick={() => release.isPending || release.mutate()}
        >
          {release.isPending ? 'Releasing...' : 'Release request'}
        </button>
      ) : (
        <p className="mt-2 text-sm">
          You don’t have permission to release this request. Ask your administrator.
        </p>
      )}
    </section>
  )
}
