/** Random access to a file that is kept in pieces. */
export interface ByteSource {
  size: number;
  /** Fewer bytes than asked for at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

export const bytesOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});
