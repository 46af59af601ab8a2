import type { Certification } from '#domain/certifications/certification.ts'
import { usePersonChange } from '../employees/use-person-change.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { removeCertification, type Holder } from './certifications-api.ts'

type RemoveCertificationProps = {
  person: Holder
  certification: Certification
  onClose: () => void
  onDone: () => void
}

export function RemoveCertification({ person, certification, onClose, onDone }: RemoveCertificationProps) {
  const remove = usePersonChange({
    id: person.id,
    change: () => removeCertification(certification),
    done: `${certification.code} of ${person.name} is removed`,
    onDone,
  })
  return (
    <ConfirmDialog
      title={`Remove ${certification.code} of ${person.name}?`}
      isOpen
      onClose={onClose}
      action="Remove"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      <p>Its document goes with it. That it was there stays in the record.</p>
    </ConfirmDialog>
  )
}
