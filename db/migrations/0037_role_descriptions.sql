-- What the roles that the portal comes with say of themselves, in plainer words. A description that someone wrote stays.

update role set description = plain.description
from (values
  ('Everything, and the only role that cannot be changed.', 'Has every permission. This role can’t be changed.'),
  ('Runs the office: people, requests, jobs, money and the website.', 'Manages people, requests, jobs, billing and the website.'),
  ('Answers calls, chats and requests, and sends people out.', 'Answers calls, chats and requests, and assigns crews.'),
  ('Leads jobs from the first visit to the last paper.', 'Manages jobs from the first visit to the final paperwork.'),
  ('Leads a crew on site.', 'Leads a crew in the field.'),
  ('Works on site.', 'Works in the field.'),
  ('Shows finished work on the website.', 'Publishes finished projects on the website.'),
  ('Keeps the books.', 'Handles accounting.'),
  ('Sees requests and jobs, and changes nothing.', 'Can view requests and jobs, but can’t change anything.')
) as plain (was, description)
where role.description = plain.was;
