import type { UnsavedForm } from './unsaved-forms.ts'

/** The groups of facts that stand on the page of people and the claim. With the groups would come what the portal knows of jobs. */
const peopleTitles: ReadonlySet<string> = new Set([
  'Customer',
  'Owner, if someone else',
  'Claim',
  'Agent',
  'Adjuster',
  'Commercial',
  'Referral and tags',
])

/** The address of the screen that a form stands on; null where it stands in the list of unsent work itself. */
export function formPlace({ kind, about, part }: Pick<UnsavedForm, 'kind' | 'about' | 'part'>) {
  const job = `/ops/intake/${about}`
  switch (kind) {
    case 'facts':
      return peopleTitles.has(part) ? `${job}/people` : `${job}/loss`
    case 'visit':
    case 'visit-item':
      return `${job}/visits`
    case 'room':
      return `${job}/rooms`
    case 'reading':
    case 'correction':
      return `${job}/readings/${part || 'now'}`
    case 'point':
    case 'station':
      return `${job}/readings/now`
    case 'deviation':
      return `${job}/drying`
    case 'money':
      return `${job}/money`
    case 'message':
      return `${job}/messages`
    case 'paper':
      return `/ops/forms/fill/${part}`
    case 'needs-office':
      return '/ops/dashboard'
    case 'call-answer':
      return '/ops/alerts'
    case 'call':
      return '/ops/intake/new'
    case 'chat':
      return `/ops/submissions/chats/${about}`
    case 'chat-answer':
    case 'chat-settings':
      return '/ops/chatbot-settings'
    case 'form-template':
      return `/ops/forms/templates/${about}`
    case 'company':
      return '/ops/projects-config'
    case 'role':
      return about === 'new' ? '/ops/roles/new' : `/ops/roles/${about}`
    case 'person':
      return `/ops/employees/${about}`
    case 'new-person':
      return '/ops/employees/new'
    case 'alerts':
    case 'profile':
      return '/ops/profile'
    case 'reply':
      return null
  }
}

/** What its address says beyond the path: which of the editors of that screen is open. */
export function formSearch({ kind, about, part }: Pick<UnsavedForm, 'kind' | 'about' | 'part'>) {
  if (kind !== 'chat-answer') return {}
  // A published answer that is changed is named with its revision, a question that is answered is not.
  return { section: part === '' ? 'unanswered' : 'answers', answer: about }
}
