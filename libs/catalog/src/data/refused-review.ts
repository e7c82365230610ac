/** True for a review in which some platform does not let serve, or not everywhere: the predicate of the indexes that find such rows among all. */
export const REFUSED_REVIEW = `review @? '$.*."status" ? (@ == "DISAPPROVED" || @ == "LIMITED")'`;
