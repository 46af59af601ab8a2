import { Inbox } from 'lucide-react'

/** The screens that are finished, in the order of the menu. */
export const menu = [{ to: '/ops/submissions', label: 'Submissions', icon: Inbox }] as const
