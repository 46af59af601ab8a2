import { useState } from 'react'
import * as z from 'zod'
import { CertificationChange, type Certification } from '#domain/certifications/certification.ts'
import { certificationKinds } from '#domain/certifications/certification-kinds.ts'
import { problemOf } from '../problem.ts'
import { EditDialog, RemoveButton } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import type { Holder } from './certifications-api.ts'
import { DocumentField } from './document-field.tsx'
import { RemoveCertification } from './remove-certification.tsx'
import { useSaveCertification } from './use-save-certification.ts'

type CertificationDialogProps = {
  person: Holder
  /** Null: a new one. */
  certification: Certification | null
  onClose: () => void
}

const kinds = certificationKinds.map(({ code, title }) => ({ value: code, label: `${code}: ${title}` }))

export function CertificationDialog({ person, certification, onClose }: CertificationDialogProps) {
  const [values, setValues] = useState(() => valuesOf(certification))
  const [document, setDocument] = useState<File | null>(null)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isRemoving, setRemoving] = useState(false)
  const save = useSaveCertification({ person, certification, onDone: onClose })
  const set = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }))
  const error = (field: string) => errors[field]?.[0]

  function submit() {
    const read = CertificationChange.safeParse({
      ...values,
      issued_on: values.issued_on || null,
      expires_on: values.expires_on || null,
      revision: certification?.revision ?? 1,
    })
    setErrors(read.success ? {} : z.flattenError(read.error).fieldErrors)
    if (read.success) save.mutate({ facts: read.data, document })
  }

  if (certification && isRemoving)
    return (
      <RemoveCertification
        person={person}
        certification={certification}
        onClose={() => setRemoving(false)}
        onDone={onClose}
      />
    )
  return (
    <EditDialog
      title={
        certification
          ? `Edit ${certification.code} for ${person.name}`
          : `Add a certification for ${person.name}`
      }
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      also={certification && <RemoveButton onClick={() => setRemoving(true)} />}
    >
      <SelectField
        label="Certification"
        none="Choose a certification"
        value={values.code}
        options={kinds}
        error={error('code')}
        onChange={(event) => set({ code: event.target.value })}
      />
      <Field
        label="Number"
        autoComplete="off"
        maxLength={60}
        value={values.number}
        error={error('number')}
        onChange={(event) => set({ number: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Issued"
          type="date"
          value={values.issued_on}
          error={error('issued_on')}
          onChange={(event) => set({ issued_on: event.target.value })}
        />
        <Field
          label="Expires"
          type="date"
          value={values.expires_on}
          error={error('expires_on')}
          hint="Leave blank if it doesn’t expire."
          onChange={(event) => set({ expires_on: event.target.value })}
        />
      </div>
      <DocumentField file={document} hasDocument={Boolean(certification?.file_url)} onChange={setDocument} />
      {save.error && <Notice title={problemOf(save.error).detail} />}
    </EditDialog>
  )
}

function valuesOf(certification: Certification | null) {
  return {
    code: certification?.code ?? '',
    number: certification?.number ?? '',
    issued_on: certification?.issued_on ?? '',
    expires_on: certification?.expires_on ?? '',
  }
}
