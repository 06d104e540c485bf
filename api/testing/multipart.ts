/** A form with one file, as a browser sends it. */
export function fileForm(field: string, bytes: Buffer, filename = 'file.bin', type = 'application/octet-stream') {
  const boundary = '----diyar-test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
