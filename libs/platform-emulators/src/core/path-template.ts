/** A path with its ids taken out, so that requests for different objects count as one route: `/v25/customers/{id}/campaigns:mutate`. */
export function pathTemplate(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '{id}').replace(/(^|[/~_:])\d{3,}/g, '$1{id}');
}
