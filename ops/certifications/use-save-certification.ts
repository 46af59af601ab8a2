import { useRef, useState } from 'react'
import { newId } from '#platform/uuid.ts'
import type { Certification, CertificationChange } from '#domain/certifications/certification.ts'
import { usePersonChange } from '../employees/use-person-change.ts'
import { addCertification, changeCertification, storeDocument, type Holder } from './certifications-api.ts'

type Saving = { person: Holder; certification: Certification | null; onDone: () => void }
type Saved = { facts: CertificationChange; document: File | null }

/** Saves the facts, then the document. If only the facts were saved, trying again sends just the document. */
export function useSaveCertification({ person, certification, onDone }: Saving) {
  const [newOne] = useState(() => newId())
  const saved = useRef('')
  return usePersonChange<Saved>({
    id: person.id,
    done: `Certification saved for ${person.name}`,
    onDone,
    async change({ facts: { revision, ...facts }, document }) {
      const id = certification?.id ?? newOne
      const content = JSON.stringify(facts)
      if (saved.current !== content) {
        if (certification) await changeCertification(id, { ...facts, revision })
        else await addCertification({ id, employee_id: person.id, ...facts })
        saved.current = content
      }
      if (document) await storeDocument(id, document)
    },
  })
}
