import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CompanyRevision, type CompanyFacts } from '#domain/company/company.ts'
import { putCompany } from './company-api.ts'
import { currentOf, problemOf } from '../problem.ts'
import { notify, notifyError, notifyProblem } from '../ui/notify.ts'
import { undoMs } from '../ui/undo-time.ts'
import { companyQuery, invalidateCompany, invalidateCompanyVersions } from './queries.ts'

type Replacement = { facts: CompanyFacts; present: CompanyRevision; done: string }

/** Replaces the present facts, and confirms it with Undo. */
export function useReplaceCompany(onReplaced: (saved: CompanyRevision) => void) {
  const client = useQueryClient()

  const replace = useMutation({
    mutationFn: ({ facts, present }: Replacement) => putCompany({ facts, revision: present.revision }),
    onSuccess(saved, { present, done }) {
      take(saved)
      onReplaced(saved)
      notify(done, {
        duration: undoMs,
        action: { label: 'Undo', onClick: () => void undo(present.facts, saved) },
      })
    },
    onError(error) {
      // What was saved meanwhile is loaded, and the form says what it was.
      if (problemOf(error).status === 409) return takeCurrent(error)
      return notifyProblem(error)
    },
  })

  async function undo(facts: CompanyFacts, saved: CompanyRevision) {
    try {
      take(await putCompany({ facts, revision: saved.revision }))
      notify('Undone. The website shows the previous version again.')
    } catch (error) {
      if (problemOf(error).status !== 409) return notifyProblem(error)
      await takeCurrent(error)
      notifyError('Not undone', problemOf(error).detail)
    }
  }

  function take(saved: CompanyRevision) {
    client.setQueryData(companyQuery.queryKey, saved)
    void invalidateCompanyVersions(client)
  }

  /** The refusal of a stale change carries what there is now. */
  async function takeCurrent(error: unknown) {
    const current = currentOf(error, CompanyRevision)
    if (current) take(current)
    else await invalidateCompany(client)
  }

  return replace
}
