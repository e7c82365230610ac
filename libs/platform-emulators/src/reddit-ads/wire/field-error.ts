/** One entry of `error.fields`: where in the request, and what is wrong there (platform document 3f). */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export const fieldError = (field: string, message: string): FieldError => ({ field, message });

/** The same for a member of `data`. */
export const dataError = (member: string, message: string): FieldError =>
  fieldError(`data.${member}`, message);
