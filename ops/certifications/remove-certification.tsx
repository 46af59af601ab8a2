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
    done: `${certification.code} removed for ${person.name}`,
    onDone,
  })
  return (
    <ConfirmDialog
      title={`Remove ${certification.code} for ${person.name}?`}
      isOpen
      onClose={onClose}
      action="Remove"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      <p>Its document will be deleted too. The audit log will still show that it existed.</p>
    </ConfirmDialog>
  )
}
