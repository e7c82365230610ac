import type { ReviewStatus } from '../../port/delivery';

/** Microsoft's editorial status in our words; `Inactive` is a review that is not finished. */
export const reviewStatus = (editorialStatus: string | null | undefined): ReviewStatus => {
  switch (editorialStatus) {
    case 'Active':
      return 'APPROVED';
    case 'ActiveLimited':
      return 'LIMITED';
    case 'Disapproved':
      return 'DISAPPROVED';
    case 'Inactive':
      return 'PENDING';
    default:
      return 'UNKNOWN';
  }
};
