import { request, onCall, person, signIn, role, company, project, exported, type AuditKind } from './kind.ts'
import { numberKinds } from './number-kinds.ts'

/** Every event that the product knows, in plain words. One that is not here is shown only to who may see everything. */
export const auditKinds: Readonly<Record<string, AuditKind>> = {
  'lead.received': request('Received', 'wrote down {it}', '{it} came in'),
  'lead.quarantined': request('Set apart as spam', 'set {it} apart', '{it} was set apart as spam'),
  'lead.released': request(
    'Taken out of quarantine',
    'took {it} out of quarantine',
    '{it} was taken out of quarantine',
  ),
  'lead.moved': {
    ...request('Moved along', 'moved {it} from {from} to {to}', '{it} moved from {from} to {to}'),
    field: 'status',
  },
  'lead.assigned': {
    ...request('Handed on', 'handed {it} to {to}', '{it} was handed to {to}'),
    field: 'assigned_to',
  },
  'lead.mailed': request(
    'Office told by mail',
    'told the office of {it} by mail',
    'the office was told of {it} by mail',
  ),
  'lead.photo_added': request('Photo added', 'added a photo to {it}', 'a photo was added to {it}'),
  'lead.noted': request('Note added', 'wrote a note on {it}', 'a note was written on {it}'),
  'lead.phone_corrected': request(
    'Number corrected by the customer',
    'corrected the number of {it}',
    'the customer corrected the number of {it}',
  ),
  'lead.answered': request(
    'More told by the customer',
    'told more of {it}',
    'the customer told more of {it}',
  ),
  'lead.cancelled': request(
    'No longer needed',
    'said that {it} is no longer needed',
    'the customer said that {it} is no longer needed',
  ),

  'alert.raised': request('Alert raised', 'raised an alert of {it}', 'an alert of {it} was raised'),
  'alert.escalated': request(
    'Alert went on',
    'sent the alert of {it} on',
    'the alert of {it} went on, for nobody had claimed it',
  ),
  'alert.delivered': request(
    'Alert delivered',
    'delivered an alert of {it}',
    'an alert of {it} was sent to {recipient} {channel}',
  ),
  'alert.failed': request(
    'Alert not delivered',
    'failed to deliver an alert of {it}',
    'an alert of {it} did not reach {recipient} {channel}',
  ),
  'alert.settled': request('Alert ended', 'ended the alert of {it}', 'the alert of {it} ended'),
  'alert.reopened': request(
    'Alert opened again',
    'opened the alert of {it} again',
    'the alert of {it} was opened again, for it was unclaimed',
  ),
  'alert.digest_made': onCall(
    'Text messages gathered',
    'gathered text messages to {it} into one',
    'text messages to {it} were gathered into one',
  ),
  'alert.rules_changed': {
    group: 'on-call',
    record: 'company',
    label: 'Rules of alerts changed',
    did: 'changed the rules of alerts',
    happened: 'the rules of alerts were changed',
  },
  'shift.added': onCall('Put on call', 'put {it} on call', '{it} was put on call'),
  'shift.changed': onCall('Shift changed', 'changed a shift of {it}', 'a shift of {it} was changed'),
  'shift.removed': onCall('Shift removed', 'took a shift from {it}', 'a shift was taken from {it}'),

  'employee.created': person('Added', 'added {it}', '{it} was added'),
  'employee.changed': person('Changed', 'changed what is kept of {it}', 'what is kept of {it} was changed'),
  'employee.roles_changed': {
    ...person('Roles changed', 'changed the roles of {it}', 'the roles of {it} were changed'),
    field: 'roles',
  },
  'employee.cost_changed': {
    ...person('Cost changed', 'changed what an hour of {it} costs', 'what an hour of {it} costs was changed'),
    also: 'employees.viewCost',
    field: 'hourly_cost_cents',
  },
  'employee.suspended': person('Suspended', 'suspended {it}', '{it} was suspended'),
  'employee.left': person('Left', 'let {it} go', '{it} left'),
  'employee.returned': person('Returned', 'let {it} return', '{it} returned'),

  'certification.added': person(
    'Certification added',
    'added a certification of {it}',
    'a certification of {it} was added',
  ),
  'certification.changed': person(
    'Certification changed',
    'changed a certification of {it}',
    'a certification of {it} was changed',
  ),
  'certification.removed': person(
    'Certification removed',
    'removed a certification of {it}',
    'a certification of {it} was removed',
  ),
  'certification.paper_kept': person(
    'Paper of a certification kept',
    'kept the paper of a certification of {it}',
    'the paper of a certification of {it} was kept',
  ),
  'certification.expiry_mailed': person(
    'Office told of an expiry',
    'told the office that a certification of {it} expires',
    'the office was told that a certification of {it} expires',
  ),

  'certification.checked': person(
    'Certification checked',
    'checked a certification of {it}',
    'a certification of {it} was checked',
  ),

  'portrait.kept': person('Picture added', 'added a picture of {it}', 'a picture of {it} was added'),
  'portrait.removed': person(
    'Picture removed',
    'removed the picture of {it}',
    'the picture of {it} was removed',
  ),
  'signature.set': person('Signature given', 'gave the signature of {it}', 'the signature of {it} was given'),
  'signature.removed': person(
    'Signature removed',
    'removed the signature of {it}',
    'the signature of {it} was removed',
  ),
  'preference.changed': person(
    'Alerts or language changed',
    'changed how the portal reaches {it}',
    'how the portal reaches {it} was changed',
  ),

  'employee.signed_in': signIn('Signed in', 'signed in', '{it} signed in'),
  'employee.signed_out': signIn('Signed out', 'signed out', '{it} signed out'),
  'employee.sign_in_refused': signIn(
    'Sign-in refused',
    'failed to sign in as {it}',
    'someone failed to sign in as {it}',
  ),
  'employee.signed_out_by_other': signIn(
    'Signed out by someone else',
    'ended all sessions of {it}',
    'all sessions of {it} were ended',
  ),
  'employee.device_signed_out': signIn(
    'Signed out on another device',
    'signed out on another device',
    '{it} signed out on another device',
  ),
  'employee.other_devices_signed_out': signIn(
    'Signed out on all other devices',
    'signed out on all other devices',
    '{it} signed out on all other devices',
  ),
  'employee.code_issued': signIn(
    'One-time code given out',
    'gave out a one-time code for {it}',
    'a one-time code for {it} was given out',
  ),
  'employee.activated': signIn(
    'Password chosen with a code',
    'chose a password with a one-time code',
    '{it} chose a password with a one-time code',
  ),
  'employee.password_changed': signIn(
    'Password changed',
    'changed the password of {it}',
    'the password of {it} was changed',
  ),
  'employee.password_reset': signIn(
    'Password reset',
    'reset the password of {it}',
    'the password of {it} was reset on the machine itself',
  ),

  'employee.factor_set_up': signIn(
    'Second factor set up',
    'set up a second factor for {it}',
    '{it} set up a second factor',
  ),
  'employee.factor_removed': signIn(
    'Second factor removed',
    'removed a second factor of {it}',
    'a second factor of {it} was removed',
  ),
  'employee.factor_refused': signIn(
    'Second factor refused',
    'failed to show the second factor of {it}',
    'someone failed to show that they are {it}',
  ),
  'employee.recovery_code_used': signIn(
    'Recovery code used',
    'used a recovery code of {it}',
    '{it} used a recovery code',
  ),
  'employee.recovery_codes_made': signIn(
    'Recovery codes made anew',
    'made new recovery codes for {it}',
    'new recovery codes for {it} were made',
  ),
  'employee.factors_taken': signIn(
    'Second factors taken away',
    'took the second factors of {it} away',
    'the second factors of {it} were taken away on the machine itself',
  ),

  'role.created': role('Made', 'made the role {it}', 'the role {it} was made'),
  'role.changed': role('Changed', 'changed the role {it}', 'the role {it} was changed'),
  'role.deleted': role('Deleted', 'deleted the role {it}', 'the role {it} was deleted'),

  'company.changed': company('Changed', 'changed the company facts', 'the company facts were changed'),
  'demo.filled': company('Demo filled', 'filled the demo', 'the demo was filled'),

  ...numberKinds,

  'project.published': project('Published', 'published {it}', '{it} was published'),
  'project.withdrawn': project('Withdrawn', 'withdrew {it}', '{it} was withdrawn'),

  'employees.imported': exported('People imported', 'imported people', 'people were imported'),
  'employees.exported': exported('People exported', 'exported people', 'people were exported'),

  'access.denied': {
    group: 'refusals',
    record: 'person',
    label: 'Not allowed',
    did: 'tried what their roles do not allow: {permission}',
    happened: '{it} tried what their roles do not allow: {permission}',
  },
}
