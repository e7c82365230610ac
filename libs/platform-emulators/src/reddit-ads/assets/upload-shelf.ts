/** One asset on its way into the library. */
export interface Upload {
  readonly id: string;
  readonly profileId: string;
  readonly isGood: boolean;
  polls: number;
}

/** Uploads of creative assets by id. */
export class UploadShelf {
  private readonly uploads = new Map<string, Upload>();

  put(upload: Upload): void {
    this.uploads.set(upload.id, upload);
  }

  get(id: string): Upload | undefined {
    return this.uploads.get(id);
  }
}
