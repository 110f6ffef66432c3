/** Refusals of an uploaded file, in the order of the documentation. */
export const uploadErrors = [
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TYPE',
  'UPLOAD_CONTENT',
  'UPLOAD_LOCKED',
  'UPLOAD_ACTS',
  'UPLOAD_PIXELS',
  'UPLOAD_SWELLS',
  'UPLOAD_NAME',
  'UPLOAD_MARKS',
  'UPLOAD_QUOTA',
  'UPLOAD_INFECTED',
  'UPLOAD_EMPTY',
] as const;
