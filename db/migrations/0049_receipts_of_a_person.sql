-- How many writes of a person were received within a day is asked at each of them.
create index sync_receipt_employee on sync_receipt (employee_id, received_at);
