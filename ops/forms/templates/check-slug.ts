import { notFound } from '@tanstack/react-router'
import { isFormSlug } from '../../paths.ts'

export function checkFormSlug(slug: string) {
  if (!isFormSlug(slug)) throw notFound()
}
