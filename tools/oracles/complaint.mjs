/** Something that the person at the terminal can put right: shown without a stack. */
export class Complaint extends Error {}
