/** The forms that the portal asks for by name, whatever packets the company has. One begins with this for each state. */
export const authorizationPrefix = 'work-authorization-'
export const noticeForm = 'notice-of-cancellation'
export const waiverForm = 'emergency-waiver'
export const dryingCertificate = 'certificate-of-drying'
export const completionForm = 'completion'

/** Where the customer signs the notice only to cancel. */
export const withdrawal = 'cancel_signature'
export const withdrawnOn = 'canceled_on'

/** The customer dates and signs this alone, if they ever cancel: until then it is a line to write on. */
export function isLeftBlank({ id }: { id: string }) {
  return id === withdrawal || id === withdrawnOn
}

/** Where the customer of an agreement acknowledges the notice. */
export const noticesReceived = 'notices_received'
/** Where the customer of an agreement says whether they may be sent text messages. */
export const textsAllowed = 'may_text'
/** Where an agreement names the owner, if someone else signs it. */
export const ownerName = 'owner_name'
/** What a certificate says of points that are not dry. */
export const exceptionsField = 'exceptions'

const gateForms: readonly string[] = [noticeForm, waiverForm, dryingCertificate, completionForm]

/** Whether the portal asks for it by name, so that jobs would be held up without it. */
export function isGateForm(slug: string) {
  return slug.startsWith(authorizationPrefix) || gateForms.includes(slug)
}
